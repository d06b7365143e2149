// Additional components for src/content/pages, available without an import.
import '../../styles/text-pages.css';
import ConflictOfInterest from '../ConflictOfInterest.astro';
import TrustFigures from '../TrustFigures.astro';
import Actions from './Actions.astro';
import Card from './Card.astro';
import Cards from './Cards.astro';
import CountedClaim from './CountedClaim.astro';
import { proseComponents } from './components.ts';
import Opening from './Opening.astro';
import Pair from './Pair.astro';
import Point from './Point.astro';
import Points from './Points.astro';
import Profile from './Profile.astro';
import Section from './Section.astro';

export const pageComponents = {
  ...proseComponents,
  Actions,
  Card,
  Cards,
  ConflictOfInterest,
  CountedClaim,
  Opening,
  Pair,
  Point,
  Points,
  Profile,
  Section,
  TrustFigures,
};

// Whether a message is about a place outside Ohio. Many names of towns and counties are those of other states, too.
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/features/questions/normalize.ts';
import { allCourts, loadedWith } from '../support/hand-written.ts';

const { places } = loadedWith(allCourts);
const isElsewhere = (message: string): boolean => places(wordsOf(message)).isElsewhere;

test.each([
  'probate from VA',
  'what is the deposit in Memphis, Tennessee',
  'what is the deposit in Memphis',
  'deposit Shelby County TN',
  'deposit in Dover, DE',
  'deposit in Toledo, Oregon',
  'deposit in Dayton, Kentucky',
  'court hours in Columbus, Georgia',
  'what is the filing fee in Cleveland, Tennessee',
  'can I e-file in Lebanon, Kentucky',
  'filing fee in Allen County, IN',
  'hours Butler County PA',
  'filing fee for Bowling Green, Kentucky',
  'does the court in Newark, NJ have a checklist',
  'can I use the auditor’s appraisal in Kenton County Kentucky',
  'Montgomery County Maryland filing fees',
  'what does it cost to open probate in Wayne County MI',
  'Shelby County, Memphis',
  'my mom lived in Memphis, Shelby County, do I need probate',
  'she lived in Louisville, Jefferson County, how long does probate take',
  'filing fee in Omaha, Douglas County',
  'mom lived in Florida but died here',
  'mom lived in Florida but I live here, do I file there',
  'mom died in Florida, we were on vacation',
  'Georgia wants us to open probate there',
])('another state, also by a place of an Ohio name: %s', (question) => {
  expect(isElsewhere(question)).toBe(true);
});

test.each([
  'is there any money from VA for burying him',
  'what is the deposit in Oregon',
  'deposit in Delaware',
  'filing fee in Newark, OH',
  'can we e-file in Lancaster, Ohio',
  'does the probate court in Hillsboro have a checklist',
  'deposit for a release in Cambridge OH',
  'filing fee Marion County',
  'can I use the auditor’s appraisal in Medina County',
  'my brother in Texas wants to know the filing fee in Akron',
  'I am in Tennessee, can we file online in Cuyahoga County',
  'mom moved from Georgia to Columbus, what is the deposit',
  'can I file from Florida',
  'im in ga can i file by mail',
  'my brother lives in Dayton, Kentucky; mom died in Canton, what is the deposit',
  'who pays the filing fee if my brother in GA is executor',
  'I live in Chicago, Franklin County has her estate, what is the deposit',
  'my sister in Atlanta, Licking County estate, who may sign',
  'Union County, my brother lives in Denver, is the house his',
  // Short forms that are words.
  'which county do i file probate in',
  'where do i file for my pa',
  'what papers does probate send to the va',
  // Names of persons and schools, and what only happened there.
  'Georgia died, who gets her house',
  'the estate goes to the University of Michigan',
  'dad died in Florida but lived here',
  'moms will was signed in West Virginia',
  // Short forms inside of words.
  'do I tell the power company that she died',
  'how many copies of the letters should I get',
  'court costs Cuyahoga probate',
  // "In" is Indiana only as the last word.
  'what is the deposit in Toledo in 2026',
  'we opened an estate in Akron in March, can we file from home',
])('a place in Ohio, whoever asks: %s', (question) => {
  expect(isElsewhere(question)).toBe(false);
});

// /confirmation: what was sent is not put back into its form.
import { forgetAllTyped } from '../domain/typed-text.ts';

forgetAllTyped();

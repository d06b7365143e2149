import { mentionsBabyLoss } from '../guard/baby-loss.ts';
import { normalize } from '../normalize.ts';

/** Words of grief and of being worn out: said to a person first, before any paper. */
const sorrow = new RegExp(
  [
    String.raw`\bi (?:just |really |still |do )?(?:miss|missing) (?:him|her|them|my|mom|dad)\b`,
    String.raw`\b(?:i|we) (?:just |really |still |all )?(?:can'?t|cannot|cant|dont know how to|don'?t know how to|can barely|could barely) (?:even )?(?:stop crying|cope|bear|face|handle (?:this|it|any)|do this|deal with|think straight|think|function|get out of bed|breathe|sleep|eat|look at|go (?:in|into|back)|keep it together)\b`,
    String.raw`\b(?:i|we)(?:'?m|'?re| am| are| feel| felt| just| so| still| been|'ve been| have been)+ (?:\w+ ){0,2}(?:lost|numb|heart ?broken|devastated|overwhelmed|alone|lonely|empty|broken|shattered|drained|exhausted|worn out|falling apart|a mess|in shock|grieving|sad|depressed|crushed|scared|drowning in grief|so tired)\b`,
    String.raw`\b(?:heart ?broken|devastated|i (?:just |still )?(?:want to |wanna |could )?(?:cry|cried|keep crying|cant stop crying)|crying|in tears|sobb?ing|grief(?! (?:support|groups?|counsel\w*|camps?|meetings?|therap\w*))|grieving|my heart (?:is|hurts|aches)|it hurts|hurts so)\b`,
    String.raw`\bso tired of (?:all )?this\b|\btoo much (?:for me|to bear|right now)\b`,
    String.raw`\blost my (?:son|daughter|baby|child|kid|wife|husband|mom|mother|dad|father|brother|sister|best friend|only|little|partner|twin)\b(?!'s)`,
    String.raw`\b(?:overdosed|murdered|was killed|got killed|drunk driver)\b`,
  ].join('|'),
);

/** A death is told, and nothing else. */
const death =
  /^(?:my )?(?:(?:\w+ )?(?:husband|wife|mom|mother|dad|father|brother|sister|son|daughter|grand(?:ma|pa|mother|father)|partner|fiancee?)|he|she) (?:just )?(?:died|passed(?: away)?)(?: (?:just now|yesterday|today|tonight|this morning|last (?:night|week|month)))?\W*$/;
export const onlyTellsOfDeath = (message: string): boolean => death.test(normalize(message));

/** The message speaks of grief, not in danger. */
export const isSorrow = (message: string): boolean =>
  sorrow.test(normalize(message)) || onlyTellsOfDeath(message) || mentionsBabyLoss(message);

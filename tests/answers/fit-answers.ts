// `npm run fit:answers`: fits what the question box finds and quotes, in the order in which each rests on the one
// before: the words' vectors, the order of what is found, the decision to quote. Build the site first and afterwards;
// ten minutes.
import './write-vectors.ts';
import './fit-ranking.ts';
import './fit-decision.ts';

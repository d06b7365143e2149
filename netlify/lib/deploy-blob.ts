import { getDeployStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { deployOf } from './deploy.ts';
import { withTimeout } from './timeout.ts';

/**
 * Reads one blob that the build wrote for this deploy, JSON unless `parse` takes its text. Throws `StorageUnavailable` when
 * it cannot be read in time, and when it is missing or broken, which only a broken deploy can cause.
 */
export const readDeployBlob = <T>(
  context: Context,
  key: string,
  parse: (text: string) => T = (text) => JSON.parse(text),
): Promise<T> =>
  withTimeout(
    getDeployStore({ deployID: deployOf(context).id })
      .get(key, { type: 'text' })
      .then((text) => {
        if (text === null) throw new Error(`The deploy has no "${key}".`);
        return parse(text);
      }),
  );

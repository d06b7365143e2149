import { getDeployStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { deployOf } from './deploy.ts';
import { withTimeout } from './timeout.ts';

/**
 * Reads one blob that the build wrote for this deploy. Throws `StorageUnavailable` when it cannot be read in time,
 * and when it is missing, which only a broken deploy can cause.
 */
export const readDeployBlob = <T>(context: Context, key: string): Promise<T> =>
  withTimeout(
    getDeployStore({ deployID: deployOf(context).id })
      .get(key, { type: 'json' })
      .then((data) => existing<T>(data, key)),
  );

/** The same for a blob that is no JSON. */
export const readDeployText = (context: Context, key: string): Promise<string> =>
  withTimeout(
    getDeployStore({ deployID: deployOf(context).id })
      .get(key, { type: 'text' })
      .then((text) => existing<string>(text, key)),
  );

function existing<T>(data: T | null, key: string): T {
  if (data === null) throw new Error(`The deploy has no "${key}".`);
  return data;
}

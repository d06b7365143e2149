import { getDeployStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { deployOf } from './deploy.ts';
import { withTimeout } from './timeout.ts';

/**
 * Reads one blob that the build wrote for this deploy, JSON unless `parse` takes its bytes. Throws `StorageUnavailable`
 * when it cannot be read in time, and when it is missing or broken, which only a broken deploy can cause.
 */
export const readDeployBlob = <T>(
  context: Context,
  key: string,
  parse: (bytes: Buffer) => T = (bytes) => JSON.parse(bytes.toString()),
): Promise<T> =>
  withTimeout(
    getDeployStore({ deployID: deployOf(context).id })
      .get(key, { type: 'arrayBuffer' })
      .then((bytes) => {
        if (bytes === null) throw new Error(`The deploy has no "${key}".`);
        return parse(Buffer.from(bytes));
      }),
  );

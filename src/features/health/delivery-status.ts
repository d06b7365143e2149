// The result of an outbox run, and the problems that follow from it later.

/** Written by each scheduled run over the outbox. Counts and times only. */
export interface DeliveryStatus {
  /** When the run ended, ISO 8601 in UTC. */
  at: string;
  /** Deliveries to be retried, and dead-lettered ones. */
  waiting: number;
  deadLettered: number;
  /** When the oldest delivery that should have been made by now was enqueued, ISO 8601 in UTC. */
  oldest?: string;
}

export const deliveryStatusKey = 'status/deliveries';

const minute = 60_000;
/** Age in milliseconds at which a delivery that still waits is a problem: by then it has failed four times. */
export const maxDeliveryAge = 15 * minute;
/** Milliseconds without a run over the outbox, which is scheduled for every second minute. */
export const maxRunGap = 10 * minute;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Problems with deliveries as of `now`, one sentence each. */
export function deliveryProblems({ at, deadLettered, oldest }: DeliveryStatus, now: Date): string[] {
  const since = (time: string) => now.getTime() - Date.parse(time);
  return [
    ...(deadLettered > 0 ? [`${plural(deadLettered, 'delivery').replace('deliverys', 'deliveries')} given up.`] : []),
    ...(oldest && since(oldest) > maxDeliveryAge
      ? [`A delivery has been waiting for ${plural(Math.floor(since(oldest) / minute), 'minute')}.`]
      : []),
    ...(since(at) > maxRunGap
      ? [`The last run over the outbox was ${plural(Math.floor(since(at) / minute), 'minute')} ago.`]
      : []),
  ];
}

import { expect, test } from 'vitest';
import { reasonOf } from '../../netlify/operator/terminal.ts';

const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

test.each([
  [failed(new Error('getaddrinfo ENOTFOUND api.netlify.com')), 'getaddrinfo ENOTFOUND api.netlify.com'],
  [failed(new AggregateError([new Error('connect ECONNREFUSED ::1:1')])), 'connect ECONNREFUSED ::1:1'],
  [new Error('No such store\u001b[2J'), 'Error: No such store\\u001b[2J'],
])('the operator reads why it failed: %s', (error, reason) => expect(reasonOf(error)).toBe(reason));

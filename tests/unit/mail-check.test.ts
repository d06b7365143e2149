import { expect, test } from 'vitest';
import { mailIsConfigured } from '../../src/build/mail-check.ts';

test('only production needs a mail server, and the operator may say that mails wait', () => {
  expect(mailIsConfigured({ CONTEXT: 'production' })).toBe(false);
  expect(mailIsConfigured({ CONTEXT: 'production', SMTP_URL: 'smtp://localhost' })).toBe(true);
  expect(mailIsConfigured({ CONTEXT: 'production', MAIL: 'none' })).toBe(true);
  expect(mailIsConfigured({ CONTEXT: 'deploy-preview' })).toBe(true);
  expect(mailIsConfigured({})).toBe(true);
});

/** An error message that is safe for the log and `npm run leads -- outbox`: it quotes no stored data. */
export function errorMessage(error: unknown): string {
  // A JSON parser's message quotes its input, which may be personal.
  if (error instanceof SyntaxError) return 'What is stored there cannot be read.';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

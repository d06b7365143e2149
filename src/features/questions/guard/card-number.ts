// The numbers of payment cards: the networks' first digits and lengths, and the check digit (ISO/IEC 7812-1, Luhn).

function isCard(digits: string): boolean {
  if (!/^(?:4\d{12}(?:\d{3}){0,2}|[56]\d{15,18}|2[2-7]\d{14}|35\d{14}|3[47]\d{13}|3[068]\d{12})$/.test(digits))
    return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether some of the groups of digits, one behind the other, are a card's. */
export const holdsCard = (groups: string[]): boolean =>
  groups.some((_, index) => {
    const candidates = groups.slice(index, index + 19);
    return candidates.some((__, last) => isCard(candidates.slice(0, last + 1).join('')));
  });

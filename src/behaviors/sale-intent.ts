// `/selling-house-probate?intent=…`: chooses the badge that the link asked for. The form's style shows the words that
// go with it.
import { saleIntent } from '../domain/lead-forms/sale-intent.ts';

const intent = saleIntent(new URLSearchParams(location.search).get('intent'));
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="userIntent"]'))
  if (choice.value === intent) choice.checked = true;

/** Names a place in the PDF's outline. A spread, because the library's types know the property on pages only. */
export const bookmark = (title: string) => ({ bookmark: title });

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or a quoted attribute, in HTML and XML. */
export const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML or XML, in an element or a quoted attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

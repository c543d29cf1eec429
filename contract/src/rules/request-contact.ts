const label = 'Contact: '

/** Separates the contact for hosts from the description. Events have no field for it, so it is a paragraph of the description. */
export function splitContact(text: string | null) {
  const { contacts = [], others = [] } = Object.groupBy(text?.split('\n\n') ?? [], (paragraph) =>
    paragraph.startsWith(label) ? 'contacts' : 'others',
  )
  return {
    description: others.join('\n\n') || undefined,
    contact: contacts.map((contact) => contact.slice(label.length)).join(', ') || undefined,
  }
}

/** The description followed by the contact for hosts. Undefined without either. */
export const withContact = (description: string | undefined, contact: string | undefined) =>
  [description, contact && label + contact].filter(Boolean).join('\n\n') || undefined

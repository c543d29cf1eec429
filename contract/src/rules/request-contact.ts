const label = 'Contact: '

/** An event has no field for whom hosts write to: it is a paragraph of the description. */
export function splitContact(text: string | null) {
  const paragraphs = text?.split('\n\n') ?? []
  const contact = paragraphs.find((paragraph) => paragraph.startsWith(label))
  return {
    description: paragraphs.filter((paragraph) => paragraph !== contact).join('\n\n') || undefined,
    contact: contact?.slice(label.length),
  }
}

/** The description with whom hosts write to. Undefined without either. */
export const withContact = (description: string | undefined, contact: string | undefined) =>
  [description, contact && label + contact].filter(Boolean).join('\n\n') || undefined

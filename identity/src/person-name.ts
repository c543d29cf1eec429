const maxLength = 100

const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu
/** Removes marks that can reverse the text around a name and make it read as something else. */
export const withoutDirectionMarks = (name: string) => name.replaceAll(directionMarks, '')

// A visible character of any script, as opposed to joiners, spaces and invisible characters.
const visibleCharacter = /[[\p{L}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]/v

/** The canonical form of a name, or an error message. */
export function readPersonName(typed: string): { name: string } | { error: string } {
  const name = withoutDirectionMarks(typed.normalize('NFC')).replaceAll(/\s+/g, ' ').trim()
  // Counts code points, so that no script counts double.
  const length = Array.from(name).length
  if (length > maxLength) {
    return { error: `Your name can have up to ${maxLength} characters. This one has ${length}.` }
  }
  if (/\p{Cc}/u.test(name)) return { error: "Your name can't contain control characters." }
  return visibleCharacter.test(name) ? { name } : { error: 'Enter your name.' }
}

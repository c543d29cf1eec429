const subjectPrefix = 'local|'
export const subjectOf = (accountId: string) => subjectPrefix + accountId

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The account's id; undefined for another provider's subject. */
export function accountIdOf(subject: string): string | undefined {
  const id = subject.startsWith(subjectPrefix) ? subject.slice(subjectPrefix.length) : ''
  return uuidPattern.test(id) ? id : undefined
}

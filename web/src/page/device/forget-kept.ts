import { forgetUnsent } from '../conversation-texts.ts'
import { dropConversations } from './kept-conversations.ts'
import { writeDevice } from '../device-storage.ts'
import { forgetLeftRequests } from '../left-requests.ts'
import { forgetKeptPerson, readKeptPerson } from './kept-person.ts'

/** Forgets the conversations that this device keeps, but not what the person wrote and hasn't sent. */
export async function forgetConversations() {
  const person = readKeptPerson()
  if (person !== null) await dropConversations(person.userId).catch(() => undefined)
}

/** As `recent.ts` and `calendar-path.ts` have them, whose pages this must not load with the session. */
const personalKeys = ['recent', 'last-calendar']

/** Forgets everything that this device keeps of the person who was signed in. */
export async function forgetKept() {
  forgetUnsent()
  forgetLeftRequests()
  const forgotten = forgetConversations()
  // What is under way keeps nothing from now on.
  forgetKeptPerson()
  for (const key of personalKeys) writeDevice(key, null)
  await forgotten
}

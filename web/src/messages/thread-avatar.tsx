import { Avatar } from '../components/pictures/avatar.tsx'
import { PersonAvatar } from '../page/presence.tsx'
import type { Thread } from './use-threads.ts'

type Shown = Pick<Thread, 'name' | 'isDirect' | 'people' | 'about' | 'contact'>

/** The other person of a conversation, or the page that it is about, or a group. */
export function ThreadAvatar({ thread: { name, isDirect, people, about, contact } }: { thread: Shown }) {
  const person = isDirect ? people[0] : contact?.isTeam === true ? contact.person : undefined
  if (person) return <PersonAvatar userId={person.id} name={person.name} picture={person.picture} />
  return <Avatar name={name} picture={about?.picture} isSquare={!isDirect && contact?.isTeam !== true} />
}

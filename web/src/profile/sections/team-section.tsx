import { Avatar } from '../../components/pictures/avatar.tsx'
import type { Member } from '../../kinds/profile-calls.ts'
import type { Section } from '../profile-page.ts'
import { inheritedRoles, onlyInherited } from '../team.ts'
import styles from './sections.module.css'

/** The team of a page and that of its owner, each person once. */
export const teamSection: Section = {
  id: 'team',
  title: 'Team',
  isEmpty: ({ members, inherited }) => members.length + inherited.length === 0,
  empty: 'No team members yet.',
  Body: ({ content: { members, inherited } }) => (
    <ul className={styles.people}>
      {members.map((member) => (
        <Person key={member.id} member={member} own={member.role} inherited={inherited} />
      ))}
      {onlyInherited(members, inherited).map((member) => (
        <Person key={member.id} member={member} inherited={inherited} />
      ))}
    </ul>
  ),
  editor: {
    ability: 'manageMembers',
    load: async () => ({ default: (await import('../editing/members/members-editor.tsx')).MembersEditor }),
  },
}

interface PersonProps {
  member: Member
  /** The role in the page's own team. */
  own?: string
  inherited: readonly Member[]
}

function Person({ member, own, inherited }: PersonProps) {
  const roles = inheritedRoles(inherited, member).map((role) => `${role} of its owner`)
  return (
    <li className={styles.person}>
      <Avatar name={member.name} picture={member.picture} />
      <span className={styles.personWords}>
        <b className="sm semi">{member.name}</b>
        <span className="xs dim">{(own === undefined ? roles : [own, ...roles]).join(', ')}</span>
      </span>
    </li>
  )
}

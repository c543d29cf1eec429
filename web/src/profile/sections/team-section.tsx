import { Avatar } from '../../components/avatar.tsx'
import type { Member } from '../../kinds/profile-calls.ts'
import type { Section } from '../profile-page.ts'
import styles from './sections.module.css'

export const teamSection: Section = {
  id: 'team',
  title: 'Team',
  isEmpty: ({ members, inherited }) => members.length + inherited.length === 0,
  empty: 'No team members yet.',
  Body: ({ content: { members, inherited } }) => (
    <ul className={styles.people}>
      {members.map((member) => (
        <Person key={member.id} member={member} role={member.role} />
      ))}
      {inherited.map((member) => (
        <Person key={member.id} member={member} role={`${member.role} of its owner`} />
      ))}
    </ul>
  ),
  editor: {
    ability: 'manageMembers',
    load: async () => ({ default: (await import('../editing/members/members-editor.tsx')).MembersEditor }),
  },
}

const Person = ({ member, role }: { member: Member; role: string }) => (
  <li className={styles.person}>
    <Avatar name={member.name} picture={member.picture} />
    <span className={styles.personWords}>
      <b className="sm semi">{member.name}</b>
      <span className="xs dim">{role}</span>
    </span>
  </li>
)

import { Avatar } from '../../../components/avatar.tsx'
import { Block } from '../block.tsx'
import type { Member } from '../load-facility.ts'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'

interface ManagersBlockProps extends BlockParts {
  managers: Member[]
  inherited: Member[]
}

export function ManagersBlock({ facility, editors, managers, inherited }: ManagersBlockProps) {
  return (
    <Block
      id="managers"
      title="Who runs it"
      facility={facility}
      editor={editors.managers}
      isEmpty={managers.length + inherited.length === 0}
    >
      <ul className={styles.people}>
        {managers.map((member) => (
          <Person key={member.id} member={member} role={member.role} />
        ))}
        {inherited.map((member) => (
          <Person key={member.id} member={member} role={`${member.role} of its owner`} />
        ))}
      </ul>
    </Block>
  )
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

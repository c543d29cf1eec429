import { Avatar } from '../../../../components/avatar.tsx'
import type { Member } from '../../load-facility.ts'
import styles from './managers.module.css'

/** Those who manage the page because they manage the organization it belongs to. */
export function InheritedManagers({ members }: { members: readonly Member[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>From the organization</h3>
      <p className="sm mut">They manage the organization that this page belongs to, and are changed there.</p>
      <ul className={styles.list} aria-label="Managers from the organization">
        {members.map((member) => (
          <li key={member.id} className={styles.row}>
            <Avatar name={member.name} picture={member.picture} />
            <div className={styles.person}>
              <span className={styles.name}>{member.name}</span>
            </div>
            <span className="sm mut">{member.role}, inherited</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

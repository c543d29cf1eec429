import { Link } from 'react-router'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { counted } from '../components/format.ts'
import { adminQueues, type AdminWork } from './admin-queues.ts'
import page from './home-page.module.css'

/** What waits for an administrator, with a link to each queue. Absent if nothing does. */
export function AdminSection({ work }: { work: AdminWork | null | undefined }) {
  const queues = adminQueues(work)
  if (queues.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="administration">
      <h2 id="administration" className={page.heading}>
        Administration
      </h2>
      <RuledList>
        {queues.map(({ name, count, one, other, to, action }) => (
          <RuledItem key={name}>
            <span className="semi">{counted(count, one, other)}</span>
            <Link className="link" to={to}>
              {action}
            </Link>
          </RuledItem>
        ))}
      </RuledList>
    </section>
  )
}

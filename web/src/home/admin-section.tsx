import { Link } from 'react-router'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { counted } from '../components/format.ts'
import { adminQueues, type AdminWork } from './admin-queues.ts'
import page from './home-page.module.css'
import type { Need } from './page-needs.ts'

interface AdminSectionProps {
  work: AdminWork | null | undefined
  needs: readonly Need[]
}

/** What waits for an administrator, with a link to each queue. Absent if nothing does, or if `needs` has the only queue. */
export function AdminSection({ work, needs }: AdminSectionProps) {
  const queues = adminQueues(work)
  if (queues.length < 2 && queues.every((queue) => needs.some(({ to }) => to === queue.to))) return null
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

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './pagination.module.css'
import { count } from '../format.ts'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  toPage: (page: number) => string
  /** What this page shows of how much. */
  summary?: ReactNode
  /** What the pages are of, where a page has several of these. */
  label?: string
  className?: string
}

export function Pagination({
  page,
  pageCount,
  toPage,
  summary,
  label = 'Pages',
  className,
}: PaginationProps) {
  return (
    <div className={classNames('row', styles.pager, className)}>
      {summary !== undefined && <p className="mut sm">{summary}</p>}
      {pageCount > 1 && (
        <nav aria-label={label}>
          <ul className={styles.pages}>
            {page > 1 && <Step to={toPage(page - 1)} icon="chevron-left" label="Previous page" rel="prev" />}
            {pageWindow(page, pageCount).map((n, index) => (
              <li key={n === 'gap' ? `gap ${index}` : n} className={pageClass(n, page, pageCount)}>
                {n === 'gap' ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  <Link
                    to={toPage(n)}
                    className={styles.page}
                    aria-label={`Page ${count(n)}`}
                    aria-current={n === page ? 'page' : undefined}
                  >
                    {count(n)}
                  </Link>
                )}
              </li>
            ))}
            {page < pageCount && (
              <Step to={toPage(page + 1)} icon="chevron-right" label="Next page" rel="next" />
            )}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** On small screens only the ends and the current page are shown. */
const pageClass = (n: number | 'gap', page: number, pageCount: number) =>
  n === page || n === 1 || n === pageCount || n === 'gap' ? undefined : styles.neighbor

function Step({ to, icon, label, rel }: { to: string; icon: IconName; label: string; rel: string }) {
  return (
    <li>
      <Link to={to} className={styles.page} aria-label={label} rel={rel}>
        <Icon name={icon} />
      </Link>
    </li>
  )
}

/** The pages that a pager shows: the ends, the current page and its neighbors. 'gap' replaces the others. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0
    if (n - before === 1) return [n]
    // A gap of one page takes no less room than the page itself.
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n]
  })
}

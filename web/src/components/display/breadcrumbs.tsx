import { Link } from 'react-router'
import styles from './breadcrumbs.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'

export interface Crumb {
  label: string
  to?: string
}

export interface BreadcrumbsProps {
  items: readonly Crumb[]
  label?: string
  className?: string
}

export function Breadcrumbs({ items, label = 'Breadcrumb', className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames('dim sm', className)}>
      <ol className={`row ${styles.list}`}>
        {items.map(({ label: text, to }, index) => (
          <li key={to ?? text} className={classNames('row', styles.item)}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {to === undefined ? (
              <span className="clip" title={text}>
                {text}
              </span>
            ) : (
              <Link to={to} className={styles.link} title={text}>
                <span className="clip">{text}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

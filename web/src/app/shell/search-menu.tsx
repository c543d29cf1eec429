import { Link } from 'react-router'
import { Icon } from '../../components/pictures/icon.tsx'
import { marketPath, markets } from '../../kind/registry.ts'
import { BarMenu } from './bar-menu.tsx'
import styles from './bar-menu.module.css'

export function SearchMenu() {
  const trigger = (
    <>
      <span className="only-s">
        <Icon name="search" />
      </span>
      <span className="only-l">Search</span>
      <span className="only-l dim">
        <Icon name="chevron-down" size={16} />
      </span>
    </>
  )
  return (
    <BarMenu trigger={trigger} label="Search the marketplaces" width="wide">
      {markets.map(({ kind, title, call, icon }) => (
        <Link key={title} to={marketPath(kind)} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{call}</span>
          </span>
        </Link>
      ))}
    </BarMenu>
  )
}

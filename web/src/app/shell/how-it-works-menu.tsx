import type { OutsideLinks } from '@app/contract/page-surroundings.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { BarMenu } from './bar-menu.tsx'
import styles from './bar-menu.module.css'
import { howItWorks } from './how-it-works.ts'

/** Links to external pages. Empty if none is configured. */
export function HowItWorksMenu({ links }: { links: OutsideLinks }) {
  if (howItWorks(links).length === 0) return null
  const trigger = (
    <>
      How it works
      <Icon name="chevron-down" size={16} />
    </>
  )
  return (
    <BarMenu trigger={trigger} label="How it works" width="narrow" className="only-l">
      <HowItWorksItems links={links} />
    </BarMenu>
  )
}

/** Its entries, for the Me menu of small screens too. */
export const HowItWorksItems = ({ links }: { links: OutsideLinks }) =>
  howItWorks(links).map(({ title, address }) => (
    <a key={title} className={styles.item} href={address} target="_blank" rel="noreferrer">
      {title}
    </a>
  ))

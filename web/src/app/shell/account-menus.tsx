import type { OutsideLinks } from '@app/contract/page-surroundings.ts'
import { NavLink } from 'react-router'
import type { Person } from '../../api/session.ts'
import { HowItWorksMenu } from './how-it-works-menu.tsx'
import { MaintenanceChip } from './maintenance-chip.tsx'
import { MeMenu } from './me-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'

interface AccountMenusProps {
  person: Person
  links: OutsideLinks
}

/** The end of the top bar for those who are signed in. */
export const AccountMenus = ({ person, links }: AccountMenusProps) => (
  <>
    <MaintenanceChip />
    <NavLink className={`${styles.item} only-l`} to="/home">
      Home
    </NavLink>
    <HowItWorksMenu links={links} />
    <ThemeSwitch />
    <MeMenu person={person} links={links} />
  </>
)

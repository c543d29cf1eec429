import type { OutsideLinks } from '@app/contract/page-surroundings.ts'
import { NavLink } from 'react-router'
import type { Person } from '../../api/session.ts'
import { HowItWorksMenu } from './how-it-works-menu.tsx'
import { MaintenanceChip } from './maintenance-chip.tsx'
import { MeMenu } from './me-menu.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { BarMenu } from './bar-menu.tsx'
import { ThemeItems } from './theme-items.tsx'
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
    <BarMenu trigger={<Icon name="sun-moon" />} label="Colour theme" width="narrow" className="only-l">
      <ThemeItems />
    </BarMenu>
    <MeMenu person={person} links={links} />
  </>
)

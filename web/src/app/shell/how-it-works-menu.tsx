import type { HelpLinks } from '@app/contract/page-surroundings.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { ReplaceableLink } from '../../page/replaceable-link.tsx'
import { BarMenu } from './bar-menu.tsx'
import popup from '../../components/overlays/popup.module.css'
import { howItWorks } from './how-it-works.ts'

export function HowItWorksMenu({ links }: { links: HelpLinks }) {
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
export const HowItWorksItems = ({ links }: { links: HelpLinks }) =>
  howItWorks(links).map(({ title, to }) => (
    <ReplaceableLink key={title} className={popup.item} to={to}>
      {title}
    </ReplaceableLink>
  ))

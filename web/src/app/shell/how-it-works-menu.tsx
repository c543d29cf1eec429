import { Icon } from '../../components/pictures/icon.tsx'
import { ReplaceableLink } from '../../page/replaceable-link.tsx'
import { BarMenu } from './bar-menu.tsx'
import popup from '../../components/overlays/popup.module.css'
import type { Settings } from '../../page/surroundings.ts'

type HowItWorks = Pick<Settings, 'howItWorks'>

export function HowItWorksMenu(settings: HowItWorks) {
  const trigger = (
    <>
      How it works
      <Icon name="chevron-down" size={16} />
    </>
  )
  return (
    <BarMenu trigger={trigger} label="How it works" width="narrow" className="only-l">
      <HowItWorksItems {...settings} />
    </BarMenu>
  )
}

/** Its entries, for the Me menu of small screens too. */
export const HowItWorksItems = ({ howItWorks }: HowItWorks) =>
  howItWorks.map(({ title, to }) => (
    <ReplaceableLink key={title} className={popup.item} to={to}>
      {title}
    </ReplaceableLink>
  ))

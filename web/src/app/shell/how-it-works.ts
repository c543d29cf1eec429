import type { Settings } from '../../page/surroundings.ts'
import type { HelpLinks } from '@app/contract/page-surroundings.ts'
import { audiences } from '@app/contract/rules/help-pages.ts'

/** The links of 'How it works', which only the server composes: each page would load their titles. */
export const howItWorks = ({ help, marketing }: HelpLinks): Settings['howItWorks'] => [
  { title: 'Help Center', to: help },
  ...Object.entries(audiences).map(([slug, title]) => ({
    title,
    to: `${marketing}/${slug}`,
  })),
]

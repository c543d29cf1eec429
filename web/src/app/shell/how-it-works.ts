import type { HelpLinks } from '@app/contract/page-surroundings.ts'
import { audiences } from '@app/contract/rules/help-pages.ts'

/** The links of 'How it works'. */
export const howItWorks = ({ help, marketing }: HelpLinks): { title: string; to: string }[] => [
  { title: 'Help Center', to: help },
  ...Object.entries(audiences).map(([slug, title]) => ({
    title,
    to: `${marketing}/${slug}`,
  })),
]

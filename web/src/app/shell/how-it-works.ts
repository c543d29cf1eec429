import type { OutsideLinks } from '@app/contract/page-surroundings.ts'

const audiences = ['Destinations', 'Facilities', 'Event Organizers', 'Vendors', 'Mobile']

/** The configured links of 'How it works'. */
export const howItWorks = ({ help, marketing }: OutsideLinks): { title: string; address: string }[] => [
  ...(help === null ? [] : [{ title: 'Help Center', address: help }]),
  ...(marketing === null
    ? []
    : audiences.map((title) => ({
        title,
        address: `${marketing.replace(/\/$/, '')}/${title.toLowerCase().replaceAll(' ', '-')}`,
      }))),
]

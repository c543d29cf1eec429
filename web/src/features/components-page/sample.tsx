import type { ReactNode } from 'react'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './components-page.module.css'

/** 200 characters, the maximum length of a name. */
export const longName =
  'The Lower Wabash Valley Regional Fieldhouse, Ice Arena, Natatorium and Outdoor Athletics Complex at Harmony Township Park, with the Old Mill Grounds, the East Annex and Its Adjoining Courts, No.2 Gate'

export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

export const picture = (id: number, slug: string) => `/art/01890000-0000-7000-8000-00000000000${id}/${slug}`

/** Options whose labels are their values. */
export const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

export interface SamplesProps {
  /** The theme of the column, for labels that must be unique on the page. */
  theme: 'light' | 'dark'
}

export interface SampleProps {
  /** The states it shows. */
  label: string
  /** Puts each child on a line of its own. */
  isWide?: boolean
  children: ReactNode
}

export const Sample = ({ label, isWide, children }: SampleProps) => (
  <Stack gap="2">
    <p className={styles.label}>{label}</p>
    {isWide ? (
      <Stack gap="3">{children}</Stack>
    ) : (
      <Row gap="3" align="start">
        {children}
      </Row>
    )}
  </Stack>
)

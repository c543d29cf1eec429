import { defaultBar, type BarSettings } from '@app/contract/page-surroundings.ts'
import type { HTMLAttributes } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--bar'?: string
  }
}

export type BarAttributes = Pick<HTMLAttributes<HTMLElement>, 'style'> & { 'data-bar'?: 'sticky' }

/** What the document's element has for the stylesheets if the bar isn't the default one. */
export const barAttributes = ({ height, position }: BarSettings): BarAttributes => ({
  ...(height !== defaultBar.height && { style: { '--bar': `${height}px` } }),
  ...(position === 'sticky' && { 'data-bar': position }),
})

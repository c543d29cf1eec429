import { useLayoutEffect, useRef } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { FormGrid } from '../boxes/form-grid.tsx'
import { Row } from '../boxes/row.tsx'
import { Stack } from '../boxes/stack.tsx'
import styles from './versions.module.css'

/** Something that two people changed differently. */
export interface Version {
  label: string
  /** The values that are chosen together. */
  names: readonly string[]
  mine: string
  theirs: string
  choice: Side
}
export type Side = 'mine' | 'theirs'

interface VersionsProps {
  versions: readonly Version[]
  /** Without a name that is public, it may be anybody, such as the reader in another tab. */
  savedBy?: string | null
  savedDate: string
  /** Brings the choice into view with the focus, for a form that stays where it is. */
  isFocused?: boolean
  onChoose: (version: Version, side: Side) => void
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** After a 412: what was saved meanwhile beside what was typed, to choose from. */
export function Versions({
  versions,
  savedBy = null,
  savedDate,
  isFocused = false,
  onChoose,
}: VersionsProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  // Before the next key or click, so that a second press of Save doesn't replace a version that nobody has looked at.
  useLayoutEffect(() => {
    if (!isFocused) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [isFocused])
  return (
    <fieldset ref={panel} aria-label="Another version" tabIndex={-1} className={styles.panel}>
      <Stack gap="5">
        <Banner tone="warn" isLive>
          {savedBy === null ? 'Another version was saved' : `${savedBy} saved another version`} on{' '}
          {moment.format(new Date(savedDate))}, while you were editing. Nothing you typed is lost.{' '}
          {versions.length === 0
            ? 'Its changes are in the form now, next to yours. Check them, and save.'
            : 'Choose which version to keep, and save.'}
        </Banner>
        {versions.map((version) => (
          <fieldset key={version.label}>
            <legend className="sm semi">{version.label}</legend>
            <FormGrid columns="2" width="full">
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className={`ring ${styles.version}`}>
                  <Row as="span" isWrapping={false}>
                    <input
                      type="radio"
                      name={`version of ${version.label}`}
                      className={styles.radio}
                      checked={version.choice === side}
                      onChange={() => onChoose(version, side)}
                    />
                    <span className="xs mut">
                      {side === 'mine'
                        ? 'Yours, not saved'
                        : savedBy === null
                          ? 'Saved meanwhile'
                          : `Saved by ${savedBy}`}
                    </span>
                  </Row>
                  <span className={styles.text}>
                    {version[side] === '' ? <span className="dim">Empty</span> : version[side]}
                  </span>
                </label>
              ))}
            </FormGrid>
          </fieldset>
        ))}
      </Stack>
    </fieldset>
  )
}

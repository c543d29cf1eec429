import type { Api } from '@app/contract/api.ts'
import { useEffect, useRef } from 'react'
import { Combobox } from '../../components/fields/combobox.tsx'
import type { ComboboxOption, SearchOptions } from '../../components/fields/combobox-option.ts'
import { capitalized } from '../../components/format.ts'
import { kindList, profilePath } from '../../kind/registry.ts'
import { cityAndState } from '../../page/place-words.ts'
import { useTransport } from '../../platform/calls/transport.ts'

/** A page that was found by its name. Its `value` is the id. */
export interface FoundPage extends ComboboxOption {
  path: string
}

const mostOfKind = 4

const findPages = async (api: Api, text: string, signal: AbortSignal): Promise<FoundPage[]> =>
  (
    await Promise.all(
      kindList.map(async (kind) => {
        const { data } = await kind.calls(api).search({ take: mostOfKind, data: { text } }, { signal })
        return data.map((profile) => ({
          value: profile.id,
          label: profile.name,
          note: [capitalized(kind.noun.one), cityAndState(profile)].filter(Boolean).join(', '),
          path: profilePath(kind, profile.id),
        }))
      }),
    )
  ).flat()

interface PagePickerProps {
  label: string
  isFocused?: boolean
  onPick: (page: FoundPage) => void
}

/** Finds pages of all kinds by name. */
export function PagePicker({ label, isFocused = false, onPick }: PagePickerProps) {
  const transport = useTransport()
  const found = useRef(new Map<string, FoundPage>())
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.querySelector('input')?.focus()
  }, [isFocused])
  const search: SearchOptions = async (text, signal) => {
    if (text.trim() === '') return []
    const words = text.trim().toLowerCase()
    const isNamed = (page: FoundPage) => page.label.toLowerCase().includes(words)
    const all = await findPages((await transport.loadClient()).api, words, signal)
    const pages = [...all.filter(isNamed), ...all.filter((page) => !isNamed(page))]
    found.current = new Map(pages.map((page) => [page.value, page]))
    return pages
  }
  return (
    <div ref={box}>
      <Combobox
        label={label}
        placeholder="Search pages by name"
        emptyText="No page found."
        icon="search"
        value={null}
        onSearch={search}
        onChange={(option) => {
          const page = option && found.current.get(option.value)
          if (page) onPick(page)
        }}
      />
    </div>
  )
}

/** Whether a tour or series does what organizers do. */
export const isOrganizing = (typed: string, end: number, name: string) =>
  /\b(?:Tour|Series|Circuit|Trail)$/.test(name) &&
  /^ (?:stages|produces|promotes|organizes|operates|runs|puts on|presents|seeks|needs|wants|has an opening|(?:is|are) (?:looking|seeking|searching|planning|hosting)|would (?:like|love))\b/.test(
    typed.slice(end),
  )

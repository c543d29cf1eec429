/** 'Facility_Name', 'FACILITY NAME' and 'facilityName' are one name. */
export const headerName = (column: string) =>
  column
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

export const ROLES = ['client', 'avocat', 'huissier', 'policier', 'gendarme', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The roles a person may give themselves at registration (`admin` is created on the server only). */
export const SELECTABLE_ROLES = ['client', 'avocat', 'huissier', 'policier', 'gendarme'] as const;

export type SelectableRole = (typeof SELECTABLE_ROLES)[number];

export function isSelectableRole(value: unknown): value is SelectableRole {
  return SELECTABLE_ROLES.some((role) => role === value);
}

export type FileFormat = 'pdf' | 'docx' | 'html';

export function downloadHref(id: number, format: FileFormat): string {
  return `/api/documents/download/${id}?format=${format}`;
}

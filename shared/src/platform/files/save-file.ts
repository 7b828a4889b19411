/** Browsers read the file some time after the click, so its URL must stay valid for a while. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file as a download of this page. Browser only. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

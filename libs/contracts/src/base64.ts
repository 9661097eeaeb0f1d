const pattern = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a text is base64 in the standard alphabet, with padding (RFC 4648, 4). */
export const isBase64 = (text: string): boolean => pattern.test(text);

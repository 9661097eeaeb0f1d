(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.decodeUplink = factory().decodeUplink;
})(typeof self !== 'undefined' ? self : this, function () {
  return { decodeUplink: function (input) { return { data: { five: input.bytes[0] === 5 } }; } };
});

/** Stands for every style sheet in tests of components. */
export default {};
